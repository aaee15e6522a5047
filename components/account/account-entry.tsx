'use client'

import { useEffect } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { usePart } from '@/components/ui/use-part'
import { AvatarFrame, Outline } from './avatar-outline'
import { followSessionChanges } from './session-change'
import { useAvatar, useRoles, useSignedIn } from './use-signed-in'

/** Link and menu have the same size, so that nothing moves when the answer arrives. */
const ENTRY =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field font-medium hover:text-accent ' +
  'sm:w-40 sm:justify-end sm:pl-3'

const loadMenu = () => import('./account-menu')

/** Only who is signed in loads the menu and the pictures. */
export function AccountEntry() {
  const t = useTranslations('account')
  const user = useSignedIn()
  const avatar = useAvatar()
  const menu = usePart(Boolean(user), loadMenu)
  const roles = useRoles()
  useEffect(followSessionChanges, [])
  if (user && menu) return <menu.AccountMenu user={user} avatar={avatar} roles={roles} className={ENTRY} />
  return (
    <ShopLink href="/anmelden" className={ENTRY}>
      <AvatarFrame className="size-7">
        <Outline />
      </AvatarFrame>
      <span className="max-sm:sr-only sm:truncate">{t('signIn')}</span>
    </ShopLink>
  )
}
