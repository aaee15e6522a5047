import type { ComponentProps } from 'react'
import { ShopLink } from './shop-link'

/** A link out of a form: it opens beside the page, so that nothing typed is lost. */
export function LinkBeside({ href, text }: { href: ComponentProps<typeof ShopLink>['href']; text: string }) {
  return (
    <ShopLink
      href={href}
      target="_blank"
      className="inline-flex min-h-6 text-accent underline underline-offset-4"
    >
      {text}
    </ShopLink>
  )
}
