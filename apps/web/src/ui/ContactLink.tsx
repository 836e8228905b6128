/** Where visitors may write to, as one would read it aloud. */
export const ContactLink = ({ contact }: { contact: string }) => (
  <a href={contact}>{contact.replace(/^(mailto:|https?:\/\/)/, '')}</a>
);
