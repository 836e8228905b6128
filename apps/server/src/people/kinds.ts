/** The kinds of documents that belong to a person and go with them. */
export const KINDS_OF_A_PERSON = [
  'person',
  'session',
  'recovery',
  'code',
  'subscription',
  'notified',
  'notes',
  'seen',
] as const;
