import type { Words } from './en.ts';

const nl: Words = {
  offer: 'Zet het kabinet op dit apparaat: het opent als een app, ook zonder netwerk.',
  take: 'Installeren',
  byHand: 'Zet het kabinet op je beginscherm: tik op ‘Deel’ en dan op ‘Zet op beginscherm’.',
  no: 'Nee, dank je',
};

export default nl;
