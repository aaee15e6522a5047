import { ShopLink } from '@/components/ui/shop-link'

interface SectionHeadProps {
  id: string
  title: string
  /** To the page that shows all of it. */
  link: { href: string; text: string }
}

/** The heading of a part of the overview, and the way to the whole. */
export function SectionHead({ id, title, link }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ShopLink href={link.href} className="row-link text-accent">
        {link.text}
      </ShopLink>
    </div>
  )
}
