import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

interface NoneLeftProps {
  texts: { noneLeftTitle: string; noneLeftText: string; chooseOthers: string }
  /** Another way on. */
  children?: ReactNode
}

/** What stands in place of sum and form while all that is in the cart is no longer sold. */
export function NoneLeft({ texts, children }: NoneLeftProps) {
  return (
    <EmptyState title={texts.noneLeftTitle} text={texts.noneLeftText}>
      <ButtonLink href="/presets">{texts.chooseOthers}</ButtonLink>
      {children}
    </EmptyState>
  )
}
