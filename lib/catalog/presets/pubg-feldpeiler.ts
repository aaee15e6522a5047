import type { Preset } from '../schema'

/**
 * Listens for distance: air and grass take the treble from a far shot, what arrives is its body between 500 Hz and 2 kHz. That
 * is lifted, and the hiss of wind and grass around 5.6 kHz lowered, while the whip of bullets above 10 kHz stays. Costs the
 * bass that gives vehicles away early, and near steps in grass are softer.
 */
export const pubgFeldpeiler: Preset = {
  id: 'pubg-feldpeiler',
  name: 'Feldpeiler',
  game: 'PUBG: Battlegrounds',
  aliases: ['pubg', 'playerunknown'],
  tagline: 'Ferne Schüsse über freiem Feld, ohne Windrauschen dazwischen.',
  description:
    'Weite Entfernung nimmt Schüssen die Höhen; was ankommt, liegt zwischen 500 Hz und 2 kHz. Genau dort wird angehoben, am meisten um 850 Hz. Motoren, Flugzeuge und Bombardements unter 60 Hz verlieren 6 dB, und um 5,6 kHz wird das Zischen von Gras und Wind leiser. Über 10,5 kHz bleibt das Peitschen vorbeifliegender Kugeln deutlich. Der Preis dafür: Fahrzeuge verraten sich im Bass weniger früh, und nahe Schritte im Gras klingen weicher.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 60, gain: -6, q: 0.7 }, // engines and bombardments
    { type: 'PK', fc: 200, gain: -2, q: 1 }, // wind
    { type: 'PK', fc: 850, gain: 3.6, q: 0.8 }, // the body of far shots
    { type: 'PK', fc: 2000, gain: 1.4, q: 1.4 }, // their direction
    { type: 'PK', fc: 5600, gain: -3.5, q: 1 }, // hiss of grass
    { type: 'HSC', fc: 10500, gain: 2.5, q: 0.7 }, // bullets passing by
  ],
  spatial: 'in-game-hrtf',
  headset: 'Offene und halboffene Kopfhörer mit annähernd neutralem Klang.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
