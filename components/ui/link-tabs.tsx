import { ShopLink } from './shop-link'

interface LinkTabsProps {
  label: string
  tabs: { href: string; text: string; count?: number | string | undefined; isCurrent: boolean }[]
}

export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line">
      {tabs.map(({ href, text, count, isCurrent }) => (
        <ShopLink key={href} href={href} aria-current={isCurrent ? 'page' : undefined} className="link-tab">
          {text}
          {count !== undefined && <span className="number text-sm font-normal">{count}</span>}
        </ShopLink>
      ))}
    </nav>
  )
}
