/** The live values of the stream, by the names of their events. */
export interface LiveEvents {
  /** The switches of the shop. */
  settings: { maintenance: boolean; turboMode: boolean }
  /** Whether this visitor is locked out. */
  lock: { locked: boolean }
  /** Who is signed in; null for nobody. */
  user: { uid: string; email: string; displayName: string } | null
  /** What the roles of whoever is signed in open. */
  roles: { admin: boolean; support: boolean; partner: boolean }
  /** The picture of whoever is signed in; null for none. */
  avatar: { value: string | null }
  /** How often the order that the visitor looks at has changed its state or its money. */
  order: { changes: number }
  /** Differs with every new order and every change of one, for who sees all of them; null where that is not known. */
  orders: { version: string | null }
  /** Differs with everything that happens to the figures of the partner who looks on; null where that is not known. */
  partner: { version: string | null }
  /** Differs with everything that happens to money that has come in, for an admin; null where that is not known. */
  money: { version: string | null }
  /** Differs with every entry of the journal, for an admin; null where that is not known. */
  journal: { version: string | null }
  /** Differs with everything that happens to the shop's figures of today; null where that is not known. */
  figures: { version: string | null }
  /** Differs with every vote and every change of what is voted on. */
  votes: { version: string | null }
}
export type LiveEvent = keyof LiveEvents

type Read<Data> = (data: unknown) => Data

/**
 * Makes of what has come over the stream what its event promises; missing parts count as switched off or none. By hand: it
 * runs on every page, where a schema would be larger than all else that follows the stream.
 */
export const readLiveEvent: { [Event in LiveEvent]: Read<LiveEvents[Event]> } = {
  settings: (data) => ({ maintenance: flag(data, 'maintenance'), turboMode: flag(data, 'turboMode') }),
  lock: (data) => ({ locked: flag(data, 'locked') }),
  user: (data) => {
    const uid = text(data, 'uid')
    if (uid === null) return null
    return { uid, email: text(data, 'email') ?? '', displayName: text(data, 'displayName') ?? '' }
  },
  roles: (data) => ({
    admin: flag(data, 'admin'),
    support: flag(data, 'support'),
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
