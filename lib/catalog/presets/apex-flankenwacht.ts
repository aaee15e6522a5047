import type { Preset } from '../schema'

/**
 * Listens for steps on earth and sand, around 1.2 kHz. They are lifted, and what sets the volume of gunfire and explosions lowered: all below 300 Hz, the crack
 * around 4 kHz, wind and hiss above. Costs width: it sounds narrow and dull, voices get thin, and steps on metal and grass step back.
 */
export const apexFlankenwacht: Preset = {
  id: 'apex-flankenwacht',
  name: 'Flankenwacht',
  game: 'Apex Legends',
  aliases: ['apex'],
  tagline: 'Schritte auf Erde und Sand, wenn ringsum geschossen wird.',
  description:
    'Schritte auf Erde und Sand liegen um 1,2 kHz; dort wird um bis zu 5 dB angehoben. Schiffe, Explosionen und der Körper von Schüssen unter 300 Hz werden um 9 bis 14 dB leiser, ihr Knall, Wind und Rauschen über 3 kHz um 7 bis 12 dB. Der Preis dafür: Es klingt schmal und dumpf, Stimmen werden dünn, und Schritte auf Metall und im Gras treten zurück.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 825, gain: -6, q: 0.8 }, // ships and explosions
    { type: 'PK', fc: 101, gain: -3.5, q: 0.5 }, // their rumble
    { type: 'PK', fc: 162, gain: -5.1, q: 0.5 }, // the body of shots
    { type: 'PK', fc: 436, gain: -2.5, q: 1.17 }, // its upper end
    { type: 'PK', fc: 1316, gain: 8.1, q: 1.6 }, // steps on earth and sand
    { type: 'PK', fc: 2835, gain: -6.2, q: 2.01 }, // the crack of shots
    { type: 'PK', fc: 10023, gain: -6.2, q: 0.91 }, // hiss
    { type: 'HSC', fc: 1726, gain: -5.4, q: 0.8 }, // wind
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Headsets der Mittelklasse; offene gehen ebenso.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 26),
  changes: [],
  active: true,
}
