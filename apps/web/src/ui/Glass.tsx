import { use } from 'react';
import { Button } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useWords } from '../words/words.tsx';
import { GlassPlace } from './glass.ts';
import { Icon } from './Icon.tsx';

interface GlassProps {
  /** There is nothing nearer: the next press leads back to the whole. */
  readonly isNearest: boolean;
  readonly press: () => void;
}

/** The magnifying glass of a board, in its place beside what is said. */
export const Glass = ({ isNearest, press }: GlassProps) => {
  const words = useWords();
  const place = use(GlassPlace);
  if (place === null) return null;
  return createPortal(
    <Button className="button" data-kind="icon" aria-label={isNearest ? words.zoomOut : words.zoomIn} onPress={press}>
      <Icon name={isNearest ? 'zoomOut' : 'zoomIn'} />
    </Button>,
    place,
  );
};
