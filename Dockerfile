# The site: builds it, and keeps only what a server needs. See docs/operating.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What becomes part of the pages: servers do not start with other values.
ARG SITE_URL=http://localhost:3000
ARG SITE_ENV=development
ARG BUILD_ID GTM_ID MEDIA_HOSTS ALBUMS PLAYLISTS CAPTCHA RECAPTCHA_SITE_KEY RECAPTCHA_WIDGET
# Vendors that are part of the pages also require secrets: a file of variables, which the image does not keep.
RUN --mount=type=secret,id=environment,target=/site/.env.production.local npm run build && npm run standalone

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=build /site/.next/standalone ./
# Converted pictures are cached beside the build.
RUN mkdir -p /data .next/cache && chown node:node /data .next/cache
USER node
VOLUME ["/data", "/site/.next/cache"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.js"]
