import { ShopLink } from '@/components/ui/shop-link'
import type { AccountTexts } from './account-texts'
import { viewAddress, type AccountView } from './account-view'

/** The way from one form to the others. */
export function ViewLinks({
  view,
  search,
  texts,
}: {
  view: AccountView
  search: string
  texts: AccountTexts
}) {
  const other = view === 'signIn' ? 'register' : 'signIn'
  const questions = { signIn: texts.noAccountYet, register: texts.accountAlready, reset: texts.remembered }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {questions[view]}
      <ShopLink
        href={viewAddress(other, search)}
        className="inline-flex min-h-11 items-center font-semibold text-text underline decoration-outline underline-offset-4 hover:decoration-current"
      >
        {other === 'register' ? texts.toRegister : texts.toSignIn}
      </ShopLink>
    </p>
  )
}
