import type { Preset } from '../schema'

/**
 * Listens through walls and ceilings, which let steps pass up to some 700 Hz, and for gadgets and barricades up to 2.5 kHz in the
 * open. Both are lifted, charges below 150 Hz lowered, and so is treble, which no wall lets pass. Costs the force of charges and all brilliance.
 */
export const siegeWandhorcher: Preset = {
  id: 'siege-wandhorcher',
  name: 'Wandhorcher',
  game: 'Rainbow Six Siege',
  aliases: ['r6', 'r6s', 'rainbow', 'siege'],
  tagline: 'Für das, was hinter der Wand und über der Decke passiert.',
  description:
    'Wände und Decken lassen von Schritten nur den dumpfen Teil durch: Er liegt zwischen 250 und 700 Hz und wird um bis zu 5 dB gehoben, ebenso Klettern, Verbarrikadieren und Gadgets bis 2,5 kHz. Sprengladungen unter 150 Hz werden um 5 bis 8 dB leiser, Glas, Splitter und der Knall von Schüssen über 5 kHz um bis zu 6 dB. Der Preis dafür: Sprengungen verlieren Wucht, und insgesamt klingt es mittig und dumpf.',
  price: 690,
  filters: [
    { type: 'HP', fc: 25, q: 0.71 }, // charges, which small drivers cannot play
    { type: 'LSC', fc: 203, gain: -7.9, q: 0.77 }, // charges and air conditioning
    { type: 'PK', fc: 550, gain: 5.2, q: 0.51 }, // steps behind a wall
    { type: 'PK', fc: 2224, gain: 4.4, q: 1.39 }, // gadgets, barricades, climbing
    { type: 'HSC', fc: 4961, gain: -5.8, q: 0.75 }, // glass, debris, the crack of shots
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'none',
  headset: 'Geschlossene Headsets; bei sehr basslastigen Modellen den Low-Shelf um 1 bis 2 dB weiter senken.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
