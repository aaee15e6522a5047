import type { Preset } from '../schema'

/**
 * Listens for calls, which lie between 700 Hz and 2.5 kHz when shouted, and for the steps of flankers. They are lifted a little; the fight below 300 Hz and
 * hits above 3.5 kHz are lowered far. Costs the body of hammers, explosions and music, and brilliance.
 */
export const overwatchKlarsignal: Preset = {
  id: 'overwatch-klarsignal',
  name: 'Klarsignal',
  game: 'Overwatch 2',
  aliases: ['ow2', 'ow', 'overwatch'],
  tagline: 'Ordnung im Teamkampf: Ansagen, Rufe, Schritte.',
  description:
    'Im Teamkampf überlagern sich viele Effekte unter 300 Hz; dort wird es um 7 bis 13 dB leiser, und über 3,5 kHz, wo Treffer und Strahlen zischen, um 3 bis 9 dB. Was dazwischen liegt, tritt hervor: gerufene Ansagen und die Schritte von Flankern zwischen 700 Hz und 2,5 kHz gewinnen bis zu 3 dB dazu. Der Preis dafür: Hammer, Explosionen und Musik verlieren Fülle, und insgesamt wird es schlank und matt.',
  price: 490,
  filters: [
    { type: 'LSC', fc: 208, gain: -6.1, q: 0.71 }, // explosions
    { type: 'PK', fc: 174, gain: -8.9, q: 0.64 }, // the fight
    { type: 'PK', fc: 1730, gain: 3.4, q: 0.54 }, // calls, steps of flankers
    { type: 'HSC', fc: 3858, gain: -9, q: 0.67 }, // hits, beams, hiss
  ],
  spatial: 'dolby-atmos',
  headset: 'Gaming-Headsets der Mittelklasse, geschlossen oder halboffen.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
