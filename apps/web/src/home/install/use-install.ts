import { useEffect, useState } from 'react';
import { readSetting, writeSetting } from '../../settings/local.ts';

/** What a browser hands out that can install the page when asked (https://wicg.github.io/manifest-incubations/). */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** By the browser's own dialog; where it has none, as on an iPhone, one is told how. */
export type InstallOffer = InstallEvent | 'by hand';

const isByHand = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !window.matchMedia('(display-mode: standalone)').matches;

/** Whether this browser could keep the cabinet as an app, and nobody said yet that they do not want it. */
export const useInstall = (): { readonly offer: InstallOffer | undefined; readonly putAway: () => void } => {
  const [offer, setOffer] = useState<InstallOffer | undefined>(() => (isByHand() ? 'by hand' : undefined));
  const [wanted, setWanted] = useState(() => readSetting('install') !== 'no');
  useEffect(() => {
    const offered = (event: Event): void => {
      // Quietly, at the foot of the page, instead of a bar over it.
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    window.addEventListener('beforeinstallprompt', offered);
    return () => window.removeEventListener('beforeinstallprompt', offered);
  }, []);
  return {
    offer: wanted ? offer : undefined,
    putAway: () => {
      writeSetting('install', 'no');
      setWanted(false);
    },
  };
};
