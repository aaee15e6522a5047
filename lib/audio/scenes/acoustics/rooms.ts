import type { Room } from './room'

/** Metres, shares and seconds. */
export const rooms = {
  openField: { walls: [60, 50, 45, 55, 200, 1.6], reflects: 0.35, tail: 1.4, wet: 0.025 },
  yard: { walls: [9, 7, 6, 8, 30, 1.6], reflects: 0.5, tail: 0.7, wet: 0.06 },
  hall: { walls: [12, 9, 8, 10, 6, 1.6], reflects: 0.55, tail: 1.1, wet: 0.06 },
  house: { walls: [3, 4, 2.5, 3.5, 1.4, 1.4], reflects: 0.5, tail: 0.45, wet: 0.06 },
  forest: { walls: [14, 18, 11, 16, 60, 1.6], reflects: 0.25, tail: 0.6, wet: 0.03 },
  cockpit: { walls: [1, 1.2, 0.7, 0.7, 0.5, 0.8], reflects: 0.3, tail: 0.15, wet: 0.03 },
  stage: { walls: [20, 18, 16, 16, 12, 1.6], reflects: 0.3, tail: 0.9, wet: 0.03 },
} as const satisfies Record<string, Room>
