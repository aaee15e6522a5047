import { useId } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { TextsProvider } from '@/components/ui/texts/texts-provider'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { usePopup } from '@/components/ui/dialogs/use-popup'
import { isAtDesk } from '@/lib/account/desk-roles'
import { NO_ANSWER } from '@/lib/http/browser/call-api'
import texts from '@/messages/parts/account-menu.json'
import { Avatar } from './avatar'
import { endSession } from './session-change'
import type { Roles, SignedIn } from './use-signed-in'

interface AccountMenuProps {
  user: SignedIn
  avatar: string | null
  roles: Roles
  className: string
}

const ITEM = 'flex min-h-11 w-full items-center px-4 py-2 text-left font-medium hover:bg-raised'

export function AccountMenu(props: AccountMenuProps) {
  return (
    <TextsProvider messages={texts}>
      <Menu {...props} />
    </TextsProvider>
  )
}

function Menu({ user, avatar, roles, className }: AccountMenuProps) {
  const t = useTranslations('account')
  const { isOpen, setIsOpen, frame, opener } = usePopup()
  const id = useId()
  return (
    <div ref={frame} className="relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={className}
      >
        <Avatar avatar={avatar} className="size-7" />
        <span className="max-sm:sr-only sm:truncate">{user.displayName || t('account')}</span>
      </button>
      {isOpen && (
        <div id={id} className="absolute top-full right-0 z-10 w-60 border border-outline bg-surface">
          <p className="truncate border-b border-line px-4 py-2 text-muted">
            <bdi>{user.email}</bdi>
          </p>
          <MenuLinks roles={roles} onChoice={() => setIsOpen(false)} />
          <button
            type="button"
            className={`${ITEM} border-t border-line`}
            onClick={() => void endSession().catch(() => showToast(NO_ANSWER))}
          >
            {t('signOut')}
          </button>
        </div>
      )}
    </div>
  )
}

interface MenuLinksProps {
  roles: Roles
  onChoice: () => void
}

function MenuLinks({ roles, onChoice }: MenuLinksProps) {
  const t = useTranslations('account')
  const links = [
    ['/konto', t('account'), true],
    ['/konto#bestellungen', t('orders'), true],
    ['/partner', t('menu.partner'), roles.partner],
    ['/admin', t('menu.admin'), isAtDesk(roles)],
  ] as const
  return (
    <ul>
      {links.map(
        ([href, text, isOpenToUser]) =>
          isOpenToUser && (
            <li key={href}>
              <ShopLink href={href} onClick={onChoice} className={ITEM}>
                {text}
              </ShopLink>
            </li>
          ),
      )}
    </ul>
  )
}
