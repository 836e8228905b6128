import type { Words } from './en.ts';

const de: Words = {
  offer: 'Hol das Kabinett auf dieses Gerät: Es öffnet sich wie eine App, auch ohne Netz.',
  take: 'Installieren',
  byHand: 'Leg das Kabinett auf deinen Home-Bildschirm: tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  no: 'Nein, danke',
};

export default de;
