import type { QrPath } from '@/lib/pictures/qr-path'

/** Black on white in any theme: cameras need the contrast. */
export function QrPicture({ code, label }: { code: QrPath; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="h-auto w-full rounded-card bg-white"
    >
      <path d={code.path} fill="#000" />
    </svg>
  )
}
