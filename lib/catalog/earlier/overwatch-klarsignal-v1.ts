import type { Preset } from '../schema'

export const overwatchKlarsignalV1: Preset = {
  id: 'overwatch-klarsignal',
  name: 'Klarsignal',
  game: 'Overwatch 2',
  aliases: ['ow2', 'ow', 'overwatch'],
  tagline: 'Ordnung im Teamkampf: Ultimates, Stimmen, Schritte.',
  description:
    'Im Teamkampf überlagern sich viele Effekte zwischen 200 und 500 Hz; dort und unter 100 Hz wird es leiser. Stimmen und die Ansagen der Ultimates gewinnen um 2 kHz, Schritte von Flankern um 3,4 kHz. Der Preis dafür: Hammer, Explosionen und Musik verlieren Fülle, und S-Laute um 7 kHz sind bewusst gezähmt.',
  price: 490,
  filters: [
    { type: 'LSC', fc: 100, gain: -4.5, q: 0.7 },
    { type: 'PK', fc: 320, gain: -3, q: 0.8 },
    { type: 'PK', fc: 1100, gain: -0.8, q: 1.4 },
    { type: 'PK', fc: 2000, gain: 2.4, q: 1.2 },
    { type: 'PK', fc: 3400, gain: 3.4, q: 1.3 },
    { type: 'PK', fc: 7200, gain: -2.2, q: 2.4 },
  ],
  spatial: 'dolby-atmos',
  headset: 'Gaming-Headsets der Mittelklasse, geschlossen oder halboffen.',
  version: 1,
  updatedAt: Date.UTC(2026, 6, 14),
  changes: [],
  active: true,
}
