'use client'

import { useEffect } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { AccountMenu, type AccountMenuTexts } from './account-menu'
import { Avatar } from './avatar'
import { followSessionChanges } from './session-change'
import { useAvatar, useRoles, useSignedIn } from './use-signed-in'

/** Link and menu take the same room, so that nothing moves when the answer comes. */
const ENTRY =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field font-medium hover:text-accent ' +
  'sm:w-40 sm:justify-end sm:pl-3'

/** The sign-in page as long as nobody is known to be signed in, then the menu of the own account. */
export function AccountEntry({ texts }: { texts: AccountMenuTexts & { signIn: string } }) {
  const user = useSignedIn()
  const avatar = useAvatar()
  const roles = useRoles()
  useEffect(followSessionChanges, [])
  if (user) return <AccountMenu {...{ user, avatar, roles, texts }} className={ENTRY} />
  return (
    <ShopLink href="/anmelden" className={ENTRY}>
      <Avatar avatar={null} className="size-7" />
      <span className="max-sm:sr-only sm:truncate">{texts.signIn}</span>
    </ShopLink>
  )
}
