import { ShopLink } from './shop-link'
import type { ComponentProps } from 'react'

type Tone = 'primary' | 'secondary' | 'quiet'

const looks: Record<Tone, string> = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
}

/** The look of a button, from app/styles.css; `className` adds to it. */
export function buttonStyle(tone: Tone, className?: string): string {
  return className ? `${looks[tone]} ${className}` : looks[tone]
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
