/** Whose end was looked at in this tab: whoever comes back from a replay finds the result. */
const keyOf = (table: string): string => `wunderkammer:finale:${table}`;

export const isPast = (table: string): boolean => {
  try {
    return sessionStorage.getItem(keyOf(table)) !== null;
  } catch {
    return false;
  }
};

export const goPast = (table: string): void => {
  try {
    sessionStorage.setItem(keyOf(table), 'past');
  } catch {
    // This browser keeps nothing: the end is shown once more.
  }
};
