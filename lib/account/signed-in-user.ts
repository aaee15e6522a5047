import { z } from 'zod'
import { toPlainText } from '@/lib/core/text/plain-text'
import { NAME_LENGTH, type SessionUser } from './schema'

/** As either engine makes them. */
export const accountIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)

export const deskRoles = ['admin', 'support', 'accounting'] as const
export type DeskRole = (typeof deskRoles)[number]

/** All of the desk, the parts for helping buyers, or those to read for the books. Admins have all three. */
export type DeskRoles = Record<DeskRole, boolean>

export function rolesFrom({ admin, support, accounting }: Partial<DeskRoles>): DeskRoles {
  const isAdmin = admin === true
  return { admin: isAdmin, support: isAdmin || support === true, accounting: isAdmin || accounting === true }
}

export function isAtDesk({ support, accounting }: DeskRoles): boolean {
  return support || accounting
}

/** With current roles, not those at sign-in. */
export type SignedInUser = SessionUser &
  DeskRoles & {
    /** The account has a role at the desk, but this session may not use it before it proves a second factor. */
    needsFactor?: boolean
  }

/** Sign-in engines may store any text. */
export function shownName(name: string | undefined): string {
  return toPlainText(name ?? '').slice(0, NAME_LENGTH)
}
