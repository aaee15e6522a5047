/** Everything that knows the roles derives from this list; a test holds that. An admin has the rights of all others. */
export const deskRoles = ['admin', 'support', 'accounting'] as const
export type DeskRole = (typeof deskRoles)[number]

export type DeskRoles = Record<DeskRole, boolean>

/** Others at the desk see no order, and nothing that comes with one. */
export const orderReaders = ['support', 'accounting'] as const satisfies readonly DeskRole[]

export function byRole<Value>(valueOf: (role: DeskRole) => Value): Record<DeskRole, Value> {
  // The list has every role, which the type of `fromEntries` does not say.
  return Object.fromEntries(deskRoles.map((role) => [role, valueOf(role)])) as Record<DeskRole, Value>
}

export function rolesFrom(given: Partial<DeskRoles>): DeskRoles {
  return byRole((role) => given.admin === true || given[role] === true)
}

/** With any role. */
export function isAtDesk(roles: DeskRoles): boolean {
  return deskRoles.some((role) => roles[role])
}

export function readsOrders(roles: DeskRoles): boolean {
  return orderReaders.some((role) => roles[role])
}
