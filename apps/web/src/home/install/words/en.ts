/** How the cabinet is offered as an app, in English; the other languages have the type of this file. */
const en = {
  offer: 'Put the cabinet on this device: it opens like an app, and without a network.',
  take: 'Install it',
  byHand: 'Put the cabinet on your home screen: tap “Share”, then “Add to Home Screen”.',
  no: 'No, thank you',
};

export type Words = typeof en;
export default en;
