import { z } from 'zod'
import { toPlainText } from '@/lib/core/text/plain-text'
import type { DeskRoles } from './desk-roles'
import { NAME_LENGTH, type SessionUser } from './schema'

/** As either engine makes them. */
export const accountIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)

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
