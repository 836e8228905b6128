import { useContext } from 'react';
import { Link } from 'wouter';
import { RuleTarget } from './target.ts';

/** The number of a rule as a link to it, on the page or in the drawer beside a table. */
export const RuleLink = ({ rule }: { rule: string }) => {
  const { href, open } = useContext(RuleTarget);
  return (
    <Link className="rule-link" href={href(rule)} onClick={(event) => open?.(event, rule)}>
      {rule}
    </Link>
  );
};
