import type { Preset } from '../schema'

/**
 * Listens for steps on rubble, around 2 kHz, and for plates and straps above. All of that is lifted broadly, rotors, explosions and the body of gunfire are
 * lowered. Costs warmth: voices are thin, and glass and ricochets sting.
 */
export const warzoneTrittsiegel: Preset = {
  id: 'warzone-trittsiegel',
  name: 'Trittsiegel',
  game: 'Call of Duty: Warzone',
  aliases: ['warzone', 'wz', 'cod', 'call of duty'],
  tagline: 'Schritte im Schutt und Panzerplatten vor dem Hubschrauber.',
  description:
    'Schritte im Schutt liegen um 2 kHz, Gurte, Panzerplatten und Verschlüsse darüber: Zwischen 1,4 und 9 kHz wird es um 3 bis 5,5 dB lauter. Hubschrauber, Explosionen und der Körper von Schüssen zwischen 100 und 700 Hz werden um 4 bis 6,5 dB leiser. Der Preis dafür: Stimmen werden dünn, und Glas und Querschläger stechen.',
  price: 690,
  filters: [
    { type: 'PK', fc: 165, gain: -4.5, q: 0.5 }, // helicopters and explosions
    { type: 'PK', fc: 530, gain: -5, q: 0.5 }, // the body of shots
    { type: 'PK', fc: 1550, gain: 4.9, q: 1.1 }, // steps on rubble
    { type: 'PK', fc: 4450, gain: 4.3, q: 0.8 }, // their grit, straps and plates
    { type: 'PK', fc: 8600, gain: 3.8, q: 1.5 }, // latches
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'dolby-atmos',
  headset: 'Geschlossene Headsets ohne starke Höhenbetonung.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 26),
  changes: [],
  active: true,
}
