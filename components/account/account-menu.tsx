import { ShopLink } from '@/components/ui/shop-link'
import { showToast } from '@/components/ui/dialogs/toast'
import { MENU_ITEM, PopupMenu } from '@/components/ui/dialogs/popup-menu'
import { Avatar } from './avatar'
import { endSession } from './session-change'
import type { Roles, SignedIn } from './use-signed-in'

export interface AccountMenuTexts {
  account: string
  orders: string
  partner: string
  admin: string
  signOut: string
  failed: string
}

interface AccountMenuProps {
  user: SignedIn
  avatar: string | null
  roles: Roles
  /** The opening button's. */
  className: string
  texts: AccountMenuTexts
}

/** The account's pages, with those of each role, and the way out. */
export function AccountMenu({ user, avatar, roles, className, texts }: AccountMenuProps) {
  const opener = (
    <>
      <Avatar avatar={avatar} className="size-7" />
      <span className="max-sm:sr-only sm:truncate">{user.displayName || texts.account}</span>
    </>
  )
  return (
    <PopupMenu opener={opener} className={className} panel="w-60">
      {(close) => (
        <>
          <p className="truncate border-b border-line px-4 py-2 text-muted">
            <bdi>{user.email}</bdi>
          </p>
          <MenuLinks roles={roles} texts={texts} onChoice={close} />
          <button
            type="button"
            className={`${MENU_ITEM} border-t border-line`}
            onClick={() => void endSession().catch(() => showToast(texts.failed))}
          >
            {texts.signOut}
          </button>
        </>
      )}
    </PopupMenu>
  )
}

interface MenuLinksProps {
  roles: Roles
  texts: AccountMenuTexts
  onChoice: () => void
}

function MenuLinks({ roles, texts, onChoice }: MenuLinksProps) {
  const links = [
    ['/konto', texts.account, true],
    ['/konto#bestellungen', texts.orders, true],
    ['/partner', texts.partner, roles.partner],
    ['/admin', texts.admin, roles.admin],
    ['/admin/bestellungen', texts.admin, roles.support && !roles.admin],
  ] as const
  return (
    <ul>
      {links.map(
        ([href, text, isOpenToUser]) =>
          isOpenToUser && (
            <li key={href}>
              <ShopLink href={href} onClick={onChoice} className={MENU_ITEM}>
                {text}
              </ShopLink>
            </li>
          ),
      )}
    </ul>
  )
}
