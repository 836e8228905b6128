import styles from './Presence.module.css';

/** A dot that shows whether somebody is here; what it shows stands beside it in words. */
export const Presence = ({ state }: { state: 'here' | 'away' | 'bot' }) => (
  <span className={styles['presence']} data-state={state} aria-hidden="true" />
);
