import { z } from 'zod'
import { toPlainText } from '@/lib/core/text/plain-text'
import { NAME_LENGTH, type SessionUser } from './schema'

/** The pattern of an account's id, as either engine makes them. */
export const accountIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)

/** Roles at the owner's desk, as they are given to people. */
export const deskRoles = ['admin', 'support', 'accounting'] as const
export type DeskRole = (typeof deskRoles)[number]

/** Access to the owner's desk: all of it, the parts for helping buyers, or those to read for the books. Admins have all three. */
export type DeskRoles = Record<DeskRole, boolean>

/** The permissions of each role: admins have those of all others. */
export function rolesFrom({ admin, support, accounting }: Partial<DeskRoles>): DeskRoles {
  const isAdmin = admin === true
  return { admin: isAdmin, support: isAdmin || support === true, accounting: isAdmin || accounting === true }
}

/** Whether the user has any role at the desk. */
export function isAtDesk({ support, accounting }: DeskRoles): boolean {
  return support || accounting
}

/** With current roles, not those at sign-in. */
export type SignedInUser = SessionUser &
  DeskRoles & {
    /** The account has a role at the desk, which is withheld until this session has proved a second factor. */
    needsFactor?: boolean
  }

/** A display name cleaned for output: sign-in engines may store any text. */
export function shownName(name: string | undefined): string {
  return toPlainText(name ?? '').slice(0, NAME_LENGTH)
}
