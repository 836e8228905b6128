import { useEffect, useState } from 'react';

/** Read by hand: the schemas of the protocol would weigh more than the page, and what is no such link is none. */
const askContact = async (): Promise<string | undefined> => {
  const response = await fetch('/api/house');
  const { contact } = (await response.json()) as { readonly contact?: unknown };
  return typeof contact === 'string' && /^(mailto|https?):/.test(contact) ? contact : undefined;
};

let asked: Promise<string | undefined> | undefined;

/** Where visitors may write to, as whoever runs the house says; undefined where nobody says so, or nobody can be asked. */
export const useContact = (): string | undefined => {
  const [contact, setContact] = useState<string>();
  useEffect(() => {
    if (!navigator.onLine) return;
    asked ??= askContact().catch(() => undefined);
    void asked.then(setContact);
  }, []);
  return contact;
};
