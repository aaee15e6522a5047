import { ShopLink } from '@/components/settings/shop-link'
import type { ComponentProps } from 'react'

type Tone = 'primary' | 'secondary' | 'quiet'

/** The look of a button, from app/styles.css; `className` adds to it. */
export function buttonStyle(tone: Tone, className?: string): string {
  return ['button', `button-${tone}`, className].filter(Boolean).join(' ')
}

export function Button({
  tone = 'primary',
  className,
  ...props
}: ComponentProps<'button'> & { tone?: Tone }) {
  return <button type="button" {...props} className={buttonStyle(tone, className)} />
}

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'primary',
  className,
  ...props
}: ComponentProps<typeof ShopLink> & { tone?: Tone }) {
  return <ShopLink {...props} className={buttonStyle(tone, className)} />
}
