import { createContext, type MouseEvent } from 'react';

/** Where a rule's number leads: to the rulebook's page, or to the drawer of the table one sits at. */
export interface RuleTarget {
  readonly href: (rule: string) => string;
  readonly open?: (event: MouseEvent, rule: string) => void;
}

export const RuleTarget = createContext<RuleTarget>({ href: (rule) => `#${rule}` });

/** The address of a rule, to be handed on. */
export const addressOf = (game: string, rule: string): string => `/rules/${game}/${rule}`;
