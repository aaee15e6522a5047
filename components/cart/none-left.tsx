import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

interface NoneLeftProps {
  texts: { noneLeftTitle: string; noneLeftText: string; chooseOthers: string }
  children?: ReactNode
}

/** Replaces sum and form when nothing in the cart is sold any longer. */
export function NoneLeft({ texts, children }: NoneLeftProps) {
  return (
    <EmptyState title={texts.noneLeftTitle} text={texts.noneLeftText}>
      <ButtonLink href="/presets">{texts.chooseOthers}</ButtonLink>
      {children}
    </EmptyState>
  )
}
