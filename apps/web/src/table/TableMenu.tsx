import { Button } from 'react-aria-components';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/words.tsx';

export const TableMenu = () => {
  const words = useWords();
  return (
    <Button className="button" data-kind="icon" aria-label={words.table.menu}>
      <Icon name="menu" />
    </Button>
  );
};
