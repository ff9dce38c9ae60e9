# The site: builds it, and keeps only what a server needs. See docs/operating.md.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# One image serves staging and production: only servers read the other variables.
ARG BUILD_ID
RUN npm run build && npm run standalone

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
# Otherwise glibc keeps one heap per thread and holds on to freed blocks: converting pictures leaves a gigabyte behind.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /site
COPY --from=build /site/.next/standalone ./
# Converted pictures are cached beside the build.
RUN mkdir -p /data .next/cache && chown node:node /data .next/cache
USER node
VOLUME ["/data", "/site/.next/cache"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-warnings", "--max-old-space-size=768", "--max-semi-space-size=8", "server/start.js"]
