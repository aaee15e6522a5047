interface MaintenanceTilesProps {
  name: string
  tiles: readonly { title: string; text: string }[]
}

/** Parts of the shop in a sentence each. They lead nowhere, because none of their pages is open. */
export function MaintenanceTiles({ name, tiles }: MaintenanceTilesProps) {
  return (
    <ul aria-label={name} className="grid content-start gap-x-6 gap-y-6 sm:grid-cols-3">
      {tiles.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-1 border-t border-line pt-3">
          <h2 className="text-base">{title}</h2>
          <p className="text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
