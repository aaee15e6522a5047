import { byRole, type DeskRoles } from '@/lib/account/desk-roles'

/** Values sent to open pages over the stream of `GET /api/live`, by event name. */
export interface ServerEvents {
  settings: {
    maintenance: boolean
    turboMode: boolean
    waitingShown: boolean
    moneyBack: boolean
    /** '' for none. */
    maintenanceNote: string
  }
  lock: { locked: boolean }
  user: { uid: string; email: string; displayName: string } | null
  roles: DeskRoles & { partner: boolean }
  avatar: { value: string | null }
  /** Changes of the viewed order's state or payments. */
  order: { changes: number }
  /** Changes with every order, for users who see all of them; null if unknown, as below. */
  orders: { version: string | null }
  /** Changes with the figures of the signed-in partner. */
  partner: { version: string | null }
  money: { version: string | null }
  journal: { version: string | null }
  figures: { version: string | null }
  /** Changes with every vote and with the candidates. */
  votes: { version: string | null }
}
export type ServerEvent = keyof ServerEvents

type Read<Data> = (data: unknown) => Data

/** Missing parts count as off or none. Without a schema, which would outweigh the stream's code on every page. */
export const readServerEvent: { [Event in ServerEvent]: Read<ServerEvents[Event]> } = {
  settings: (data) => ({
    maintenance: flag(data, 'maintenance'),
    turboMode: flag(data, 'turboMode'),
    waitingShown: flag(data, 'waitingShown'),
    moneyBack: flag(data, 'moneyBack'),
    maintenanceNote: text(data, 'maintenanceNote') ?? '',
  }),
  lock: (data) => ({ locked: flag(data, 'locked') }),
  user: (data) => {
    const uid = text(data, 'uid')
    if (uid === null) return null
    return { uid, email: text(data, 'email') ?? '', displayName: text(data, 'displayName') ?? '' }
  },
  roles: (data) => ({
    ...byRole((role) => flag(data, role)),
    partner: flag(data, 'partner'),
  }),
  avatar: (data) => ({ value: text(data, 'value') }),
  order: (data) => {
    const changes = part(data, 'changes')
    return { changes: typeof changes === 'number' ? changes : 0 }
  },
  orders: (data) => ({ version: text(data, 'version') }),
  partner: (data) => ({ version: text(data, 'version') }),
  money: (data) => ({ version: text(data, 'version') }),
  journal: (data) => ({ version: text(data, 'version') }),
  figures: (data) => ({ version: text(data, 'version') }),
  votes: (data) => ({ version: text(data, 'version') }),
}

const flag = (data: unknown, name: string) => part(data, name) === true

function text(data: unknown, name: string): string | null {
  const value = part(data, name)
  return typeof value === 'string' ? value : null
}

function part(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}
