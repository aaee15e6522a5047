# The shop, built for one address: PUBLIC_ORIGIN and AFFILIATE_BANNER are part of the build. See docs/going-live.md, "With Docker".

# The image that an update replaces, whose scripts pages that are open still ask for.
ARG PREVIOUS=node:24-bookworm-slim

FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY packages packages
# Nothing is compiled on this Node; npm would try, find no compiler, and leave SQLite out without a word.
RUN npm ci --omit=dev --ignore-scripts
COPY . .
ARG PUBLIC_ORIGIN=
ARG AFFILIATE_BANNER=
# A public address wants a mail server, which the build does not ask. Of what is large, what only a build needs goes afterwards: the
# browser's SDK, which the scripts contain by then, compilers, peers of Next.js, and maps from programs to their sources.
RUN SMTP_URL=smtp://unused MAIL_FROM=unused@localhost npm run build \
  && rm -rf .next/cache node_modules/.cache node_modules/firebase node_modules/@firebase/firestore \
    node_modules/@firebase/auth-compat node_modules/typescript node_modules/@next/swc-* \
    node_modules/playwright* node_modules/lightningcss* \
  && find node_modules -name '*.map' -delete

FROM ${PREVIOUS} AS previous
USER root
RUN mkdir -p /shop/.next/static

FROM node:24-bookworm-slim
WORKDIR /shop
COPY --from=previous /shop/.next/static .next/static
COPY --from=build /shop .
# A volume takes its owner from here.
RUN install -d -o node -g node -m 700 /data
USER node
ENV NODE_ENV=production LISTEN_HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm, signals reach the shop.
CMD ["node", "--conditions=react-server", "--import", "tsx", "commands/start.ts"]
