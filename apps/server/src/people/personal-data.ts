/** The kinds of documents that belong to a person and go with them. */
export const PERSONAL_DATA_KINDS = [
  'person',
  'session',
  'recovery',
  'code',
  'subscription',
  'notified',
  'notes',
  'seen',
] as const;
