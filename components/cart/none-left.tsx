import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { useTranslations } from '@/components/ui/texts/use-translations'

/** Replaces sum and form when nothing in the cart is sold any longer. */
export function NoneLeft({ children }: { children?: ReactNode }) {
  const t = useTranslations('cart')
  return (
    <EmptyState title={t('noneLeftTitle')} text={t('noneLeftText')}>
      <ButtonLink href="/presets">{t('chooseOthers')}</ButtonLink>
      {children}
    </EmptyState>
  )
}
