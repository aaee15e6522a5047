import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { ShopLink } from '@/components/ui/shop-link'

/** How to find the order again: in the account, or by this page's address. */
export async function HowToReturn({ isOwn }: { isOwn: boolean }) {
  const t = await getTranslations('orders')
  const account = (text: ReactNode) => (
    <ShopLink
      href="/konto#bestellungen"
      className="inline-flex min-h-6 items-center font-medium underline decoration-outline underline-offset-4 hover:text-accent"
    >
      {text}
    </ShopLink>
  )
  if (isOwn)
    return <p className="-mt-4 text-sm text-muted print:hidden">{t.rich('inAccount', { link: account })}</p>
  return (
    <div className="-mt-4 flex flex-wrap items-center gap-x-6 text-sm text-muted print:hidden">
      <p>{t('keepLink')}</p>
      <CopyButton
        texts={{
          label: t('copyLink'),
          copied: t('copiedLink'),
          done: t('copied'),
          failed: t('copyLinkFailed'),
        }}
      />
    </div>
  )
}
