import type { Preset } from '../schema'

/**
 * Listens for steps on metal, wood and stone. Recorded ones have most of their energy between 300 and 900 Hz, so that is lifted; the bass
 * of gunfire and grenades, and all above 1.2 kHz, are lowered, since they set the volume. Costs brilliance: it sounds dark, and steps on gravel
 * and grass step back.
 */
export const cs2Schrittklar: Preset = {
  id: 'cs2-schrittklar',
  name: 'Schrittklar',
  game: 'Counter-Strike 2',
  aliases: ['cs2', 'csgo', 'cs go', 'counterstrike'],
  tagline: 'Schritte nach vorn, Dröhnen nach hinten.',
  description:
    'Schritte auf Metall, Holz und Stein klingen dumpfer, als man denkt: Das meiste von ihnen liegt zwischen 300 und 900 Hz. Dort wird um bis zu 6 dB angehoben, am meisten um 500 Hz. Was bei Schüssen und Granaten die Lautstärke bestimmt, gibt nach: der Bass unter 200 Hz um 10 bis 12 dB, alles über 1,2 kHz um 6 bis 10 dB. Der Preis dafür: Es klingt deutlich dunkler, Waffen haben weniger Druck und weniger Knall, und Schritte auf Kies und Gras treten zurück.',
  price: 590,
  filters: [
    { type: 'LSC', fc: 290, gain: -9, q: 0.8 }, // gunfire and grenades
    { type: 'PK', fc: 138, gain: -3.5, q: 0.8 }, // their boom
    { type: 'PK', fc: 520, gain: 7.5, q: 1.5 }, // steps on metal, wood and stone
    { type: 'HSC', fc: 880, gain: -9, q: 0.75 }, // the crack of shots
    { type: 'HSC', fc: 2500, gain: -1, q: 0.7 }, // the rest of it
  ],
  dynamics: { threshold: -30, ratio: 3, attack: 1, release: 150, makeUp: 8 },
  spatial: 'in-game-hrtf',
  headset: 'Geschlossene Gaming-Headsets mit betontem Bass.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
