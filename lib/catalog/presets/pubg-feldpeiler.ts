import type { Preset } from '../schema'

/**
 * Listens for distance: air and grass take the treble from a far shot, what arrives is its body between 300 Hz and 1.2 kHz. That
 * is lifted; engines below 200 Hz and the hiss of wind and grass above 3 kHz are lowered. Costs width: near steps in grass step far back.
 */
export const pubgFeldpeiler: Preset = {
  id: 'pubg-feldpeiler',
  name: 'Feldpeiler',
  game: 'PUBG: Battlegrounds',
  aliases: ['pubg', 'playerunknown'],
  tagline: 'Ferne Schüsse über freiem Feld, mit weniger Wind davor.',
  description:
    'Weite Entfernung nimmt Schüssen die Höhen; was ankommt, liegt zwischen 300 Hz und 1,2 kHz. Genau dort wird um bis zu 5 dB angehoben. Motoren, Flugzeuge und Bombardements unter 200 Hz verlieren 7 bis 11 dB, das Zischen von Gras und Wind über 3 kHz 6 bis 9 dB. Der Preis dafür: Es klingt dumpf und schmal, Fahrzeuge verlieren ihren Bass, nahe Schüsse ihren Knall, und Schritte im Gras treten weit zurück.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 140, gain: -7, q: 0.68 }, // engines and bombardments
    { type: 'PK', fc: 151, gain: -8.2, q: 0.95 }, // their drone
    { type: 'PK', fc: 667, gain: 6.2, q: 0.71 }, // the body of far shots
    { type: 'PK', fc: 5225, gain: -9, q: 0.5 }, // hiss of grass
    { type: 'HSC', fc: 8886, gain: -4, q: 0.79 }, // the rest of it
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Offene und halboffene Kopfhörer mit annähernd neutralem Klang.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
