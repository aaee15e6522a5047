import { ShopLink } from '@/components/ui/shop-link'

interface SectionHeadProps {
  id: string
  title: string
  link: { href: string; text: string }
}

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
