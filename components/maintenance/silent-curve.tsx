/** The shop's frequency curve with the points one would drag, at work: it fades out where nothing is heard yet. */
export function SilentCurve() {
  return (
    <svg
      viewBox="0 0 480 96"
      className="mb-6 h-auto w-full max-w-120 lg:order-last lg:mb-0 lg:max-w-none"
      aria-hidden="true"
      fill="none"
    >
      <defs>
        <linearGradient id="silent-curve" gradientUnits="userSpaceOnUse" x1="0" x2="480" y1="0" y2="0">
          <stop offset=".35" stopColor="var(--color-accent)" />
          <stop offset=".75" stopColor="var(--color-outline)" />
          <stop offset="1" stopColor="var(--color-line)" />
        </linearGradient>
      </defs>
      <path d="M0 16h480M0 48h480M0 80h480" stroke="var(--color-line)" />
      <path
        d="M4 72c44 0 52-24 82-24s34 22 62 16c36-8 30-52 66-52 28 0 34 36 70 36"
        stroke="url(#silent-curve)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M284 48h192"
        stroke="url(#silent-curve)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 16"
      />
      {[
        [86, 48],
        [148, 64],
        [214, 12],
        [284, 48],
      ].map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="7"
          fill="var(--color-ground)"
          stroke="url(#silent-curve)"
          strokeWidth="3"
        />
      ))}
    </svg>
  )
}
