import { ShopLink } from '@/components/settings/shop-link'
import type { ComponentProps } from 'react'

type Tone = 'primary' | 'secondary' | 'quiet'

const base =
  'inline-flex items-center justify-center gap-2 rounded-field py-2.5 text-center font-semibold ' +
  'transition-colors duration-150 disabled:cursor-progress disabled:opacity-60'

const tones: Record<Tone, string> = {
  primary: 'min-h-12 px-5 bg-accent text-accent-ink hover:bg-accent-strong',
  secondary: 'min-h-12 px-5 border border-outline text-text hover:border-text hover:bg-raised',
  quiet: 'min-h-11 px-3 text-muted underline decoration-outline underline-offset-4 hover:text-text',
}

/** The look of a button; `className` adds to it. */
export function buttonStyle(tone: Tone, className?: string): string {
  return `${base} ${tones[tone]} ${className ?? ''}`
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
