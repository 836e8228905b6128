/** Reads a message in JSON; undefined if it is not what it should be, such as that of a server of another version. */
export const readHint = <T extends object>(message: string, isSo: (value: Partial<T>) => boolean): T | undefined => {
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null && isSo(value as Partial<T>) ? (value as T) : undefined;
  } catch {
    return undefined;
  }
};
