import { existsSync } from 'node:fs'

/**
 * Browsers besides Chromium, which runs all browser tests: the programs each needs, and the Debian packages
 * providing them.
 */
export const stockBrowsers = {
  firefox: {
    title: 'Firefox',
    programs: ['/usr/bin/firefox-esr', '/usr/bin/pulseaudio'],
    packages: 'firefox-esr pulseaudio',
  },
  webkit: {
    title: 'WebKit',
    programs: [
      '/usr/bin/WebKitWebDriver',
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/bin/Xvfb',
      '/usr/bin/openbox',
      '/usr/bin/dbus-daemon',
    ],
    packages:
      'webkit2gtk-driver xvfb openbox dbus gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav',
  },
}

export type StockBrowserName = keyof typeof stockBrowsers

export const stockBrowserNames = ['firefox', 'webkit'] as const satisfies readonly StockBrowserName[]

export function isInstalled(name: StockBrowserName): boolean {
  return stockBrowsers[name].programs.every((program) => existsSync(program))
}

/** A sentence for each one missing, naming its packages. */
export function missingBrowsers(): string[] {
  return stockBrowserNames
    .filter((name) => !isInstalled(name))
    .map(
      (name) =>
        `NOT RUN: the tests in ${stockBrowsers[name].title}, which is not installed (apt-get install --no-install-recommends ${stockBrowsers[name].packages})`,
    )
}
