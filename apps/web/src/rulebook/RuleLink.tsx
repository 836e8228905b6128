import { useContext } from 'react';
import { RuleTarget } from './target.ts';

/** The number of a rule as a link to it, on the page or in the drawer beside a table. */
export const RuleLink = ({ rule }: { rule: string }) => {
  const target = useContext(RuleTarget);
  return (
    <a className="rule-link" href={target.href(rule)} onClick={target.open && ((event) => target.open?.(event, rule))}>
      {rule}
    </a>
  );
};
